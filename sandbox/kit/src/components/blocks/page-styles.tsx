const wide = '.glow > :is(header, main) { max-width: 76rem }'

/** Lets a page that needs room take more than the one calm column of a focus shell. */
export function WidePage() {
  return <style>{wide}</style>
}

/** Paper is white whatever the theme is. */
const paper =
  '--background: #fff; --card: #fff; --foreground: #171717; --muted: #f3f3f3; --muted-foreground: #555; --border: #ddd; --input: #bbb; --accent: #eee; --accent-foreground: #171717; color-scheme: light'

interface PrintPageProps {
  /** As CSS names it: `A4`, `A4 landscape`. */
  size: string
  margin?: string
}

/** Prints what the page holds without its heading, on paper of that size. */
export function PrintPage({ size, margin = '0' }: PrintPageProps) {
  const frame = `#main { max-width: none; margin: 0; padding: 0 } #main header, footer { display: none }`
  return (
    <style>{`@media print { @page { size: ${size}; margin: ${margin} } .dark { ${paper} } .glow { background: none } ${frame} }`}</style>
  )
}
