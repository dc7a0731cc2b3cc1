// Components without a product word: buttons, fields, dialogs. They know the design tokens of `styles.css`, no texts and
// no data; their callers hand in both. Thin wrappers in the shape of shadcn/ui, so that their use is no news to anybody.
// Classes are only joined, never resolved against each other (that would cost 8 kB): pass what adds, not what fights.
export { clsx as classNames } from 'clsx'
