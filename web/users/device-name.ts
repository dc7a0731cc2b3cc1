// What a browser calls itself, in words a person knows. The order matters: most browsers also claim to be others.
const browsers: [string, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]
const systems: [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/** Null when it cannot be told. */
export function deviceName(userAgent: string): { browser: string; system: string } | null {
  const nameIn = (names: [string, RegExp][]) => names.find(([, mark]) => mark.test(userAgent))?.[0]
  const [browser, system] = [nameIn(browsers), nameIn(systems)]
  return browser && system ? { browser, system } : null
}
