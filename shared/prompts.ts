// What both sides know about a prompt, apart from `projects.ts` so that the home page need not carry its schemas.

/** The longest description of a project, and the longest wish for a change. */
export const promptMaxChars = 20_000
