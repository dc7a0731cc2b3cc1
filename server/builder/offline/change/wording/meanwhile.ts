// "While you are at it", "när du ändå är i farten": what one says to ask for one thing more is no part of what is asked for.
import type { Language } from '#shared/languages.ts'

const meanwhile: Record<Language, readonly (readonly [said: RegExp, left: string])[]> = {
  en: [
    [/,? (?:and )?(?:while|as|since|when) you['’]?(?:re| are) (?:at it|in there|on it|there)(?=[\s,.!?]|$),?/giu, ''],
    [/^(?:while|as|since|when) you['’]?(?:re| are) (?:at it|in there|on it|there),? (?:could you |can you |please )?/iu, ''],
  ],
  sv: [
    [
      /,? (?:och )?(?:medan|när|då|eftersom) du (?:(?:ändå|redan|väl|nu|i alla fall) )*(?:håller på|är (?:i farten|igång|i gång|på gång|inne och \p{L}+))(?: med det)?(?=[\s,.!?]|$),?/giu,
      '',
    ],
    [
      /^(?:(?:och|men) )?(?:medan|när|då|eftersom) du (?:(?:ändå|redan|väl|nu|i alla fall) )*(?:håller på|är (?:i farten|igång|i gång|på gång|inne och \p{L}+))(?: med det)?,? (?:(?:så )?(?:kan|får|skulle) du (?:gärna |kunna |också )*)?/iu,
      '',
    ],
    [/(?<!\p{L})passa (?:gärna |också )?på (?:och|att) (?=\p{L})/giu, ''],
    [/,? i samma (?:veva|slag|tag)(?=[\s,.!?]|$)/giu, ''],
  ],
  ja: [],
}

/** The wish without it. */
export const withoutMeanwhile = (text: string, language: Language): string =>
  meanwhile[language].reduce((rest, [said, left]) => rest.replace(said, left), text).trim()
