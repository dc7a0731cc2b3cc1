/** What a narrow box shows in two or three lines; a Japanese sign is as wide as two letters. */
const widthMax = 84

const widthOf = (letter: string) => (/[\u1100-\uFFEF]/.test(letter) ? 2 : 1)

/** The beginning of a prompt for the typing placeholder, which puts '...' behind it: cut between words, without a closing dot. */
export function typedPrompt(prompt: string): string {
  let width = 0
  let fits = ''
  for (const letter of prompt) {
    width += widthOf(letter)
    if (width > widthMax) break
    fits += letter
  }
  const whole = fits.length === prompt.length || !fits.includes(' ') ? fits : fits.slice(0, fits.lastIndexOf(' '))
  return whole.replace(/[\s.,:;。、：]+$/u, '')
}
