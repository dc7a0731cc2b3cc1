export const howItWorks = {
  title: 'How it works',
  subtitle: 'Four steps, a few seconds, no set-up.',
  step1Title: 'Describe',
  step1Text: 'Write what you need the way you would tell a colleague: who uses it, what it keeps, what it shows.',
  step2Title: 'Smida gets to work',
  step2Text: 'It reads the description, plans pages and data, and tells you plainly what it took from your words.',
  step3Title: 'Code is generated',
  step3Text: 'Real React and TypeScript files, written, checked and running in a live preview. Yours to read and take along.',
  step4Title: 'Deploy and launch',
  step4Text: 'Ask for changes until it is right, then publish with one click to an address of its own.',
}
