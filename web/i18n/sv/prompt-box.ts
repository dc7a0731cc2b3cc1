import type { promptBox as source } from '../en/prompt-box.ts'
import type { Translation } from '../translation.ts'

export const promptBox: Translation<typeof source> = {
  label: 'Vad vill du bygga?',
  placeholder: 'Beskriv vad du vill bygga…',
  count: '{count, number} av {max, number}',
  countLabel: '{count, plural, one {# tecken} other {# tecken}} av {max, number}',
  tooLong: 'Beskrivningen är {over, plural, one {# tecken} other {# tecken}} för lång.',
  start: 'Börja bygga',
  examplesLabel: 'Eller utgå från ett exempel',
}
