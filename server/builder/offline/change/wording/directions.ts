/** "Highest first", "fallande": which way something is sorted, and no wish of its own. */
export const isDirection =
  /^\s*(?:the )?(?:(?:highest|lowest|newest|oldest|latest|earliest|largest|smallest|biggest|longest|shortest|most|fewest|högst|lägst|nyast|äldst|störst|minst|senast|tidigast|längst|kortast|flest)e?(?: (?:first|on top|at the top|först|överst))?|descending|ascending|fallande|stigande)[.!]*$/iu
