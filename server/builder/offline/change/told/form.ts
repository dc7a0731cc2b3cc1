// A form of words written in parts: `form\`^${lead}${field} is …$\``.
const flags = 'iu'

export const form = ({ raw: parts }: TemplateStringsArray, ...words: readonly string[]): RegExp =>
  new RegExp(parts.map((part, at) => (at ? words[at - 1] + part : part)).join(''), flags)
