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
