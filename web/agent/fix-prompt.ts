// The prompt behind 'Try to fix': what is wrong, in the person's language, with the compiler's own words and places.
import { projectLimits, type Diagnostic } from '#shared/projects.ts'
import type { Text } from '#web/i18n/text-provider.tsx'

const problemsMax = 20

/** A prompt within the limit of a prompt; `message` stands for failures that have no place in a file. */
export function fixPrompt(t: Text, message: string | undefined, problems: readonly Diagnostic[]): string {
  const lines = problems
    .slice(0, problemsMax)
    .map((problem) => `- ${problem.path}:${problem.line}:${problem.column} ${problem.message}`)
  const reasons = lines.length > 0 ? lines.join('\n') : (message ?? '')
  return `${t('chat.fixPrompt')}\n\n${reasons}`.slice(0, projectLimits.promptMaxChars).trim()
}
