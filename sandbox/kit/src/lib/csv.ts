/** Downloads rows as a CSV file that spreadsheets open. The first row holds the headings. */
export function downloadCsv(fileName: string, rows: (string | number | boolean)[][]) {
  // a leading apostrophe keeps a spreadsheet from running a cell that looks like a formula
  const safe = (value: string) => (/^[=+\-@\t\r]/.test(value) && Number.isNaN(Number(value)) ? `'${value}` : value)
  const cell = (value: string | number | boolean) => `"${safe(String(value)).replaceAll('"', '""')}"`
  const text = '\ufeff' + rows.map((row) => row.map(cell).join(',')).join('\r\n')
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}

/** Reads a CSV file, with commas, semicolons or tabs, into one record a line, by the headings of its first line. */
export function readCsv(text: string): Record<string, string>[] {
  const [headings = [], ...lines] = cellsOf(text.replace(/^\ufeff/, ''))
  return lines
    .filter((cells) => cells.some((cell) => cell.trim() !== ''))
    .map((cells) => Object.fromEntries(headings.map((heading, i) => [heading.trim(), (cells[i] ?? '').trim()])))
}

function cellsOf(text: string): string[][] {
  const firstLine = text.slice(0, text.search(/[\r\n]|$/))
  const separator = [',', ';', '\t'].toSorted((a, b) => firstLine.split(b).length - firstLine.split(a).length)[0]!
  const lines: string[][] = [['']]
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!
    const line = lines.at(-1)!
    if (quoted && char === '"' && text[i + 1] === '"') line[line.length - 1] += text[i++]!
    else if (char === '"') quoted = !quoted
    else if (!quoted && char === separator) line.push('')
    else if (!quoted && char === '\n') lines.push([''])
    else if (quoted || char !== '\r') line[line.length - 1] += char
  }
  return lines
}
