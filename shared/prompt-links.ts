// A link in an answer that, when it is followed, is the next prompt: a builder ends with what one could say next, and one click says it.
export const promptHref = '#prompt'

/** The link in Markdown; a text that could be taken for Markdown stays a text. */
export const promptLink = (prompt: string): string => `[${prompt.replace(/[[\]\\*_`<>]/g, '\\$&')}](${promptHref})`
