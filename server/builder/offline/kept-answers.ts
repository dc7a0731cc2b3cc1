// A turn asks the same again at each of its steps, since a step knows the conversation alone. What the last few questions were answered is
// kept, so that a turn takes its time once; a fresh process asks anew and answers the same.

/** Steps of several turns come in between. */
const keptMax = 8

/** For a function that depends on its arguments alone, and whose answers nobody changes. */
export function keepAnswers<Asked extends readonly unknown[], Answer>(
  ask: (...asked: Asked) => Answer,
): (...asked: Asked) => Answer {
  const kept = new Map<string, Answer>()
  return (...asked) => {
    const question = JSON.stringify(asked)
    const answer = kept.has(question) ? kept.get(question)! : ask(...asked)
    kept.delete(question)
    kept.set(question, answer)
    if (kept.size > keptMax) kept.delete(kept.keys().next().value!)
    return answer
  }
}
