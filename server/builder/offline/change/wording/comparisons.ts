// "Below 5", "at least 400", "mer än 10", 3本以下: how a number is compared in words, whether the number itself is among them, and how that is kept.
import type { Field } from '../../model.ts'

/** 40cm以上, 70％未満 */
const unitSign = '[%％℃°]|[a-zA-Z]{1,3}'
const number = '(-?\\d+(?:[.,]\\d+)?)'
export const compares: readonly (readonly [RegExp, 'below' | 'above' | 'is', equal: boolean])[] = [
  [
    new RegExp(
      `(?:\\b(?:below|under|(?<!\\bno )less than|lower than|fewer than|cheaper than|younger than|shorter than|lighter than|smaller than)\\b|(?<!\\p{L})(?:under|mindre än|lägre än|färre än|billigare än|yngre än|kortare än|lättare än)(?!\\p{L})|<)\\s*(?:\\p{Sc}|kr\\s*)?${number}`,
      'iu',
    ),
    'below',
    false,
  ],
  [
    new RegExp(
      `(?:\\b(?:above|over|(?<!\\bno )more than|greater than|higher than|larger than|bigger than|exceeding|longer than|older than|heavier than)\\b|(?<!\\p{L})(?:över|mer än|större än|högre än|fler än|dyrare än|äldre än|längre än|tyngre än)(?!\\p{L})|>)\\s*(?:\\p{Sc}|kr\\s*)?${number}`,
      'iu',
    ),
    'above',
    false,
  ],
  [
    new RegExp(
      `(?:\\b(?:at most|no more than|maximum|max|up to)\\b|(?<!\\p{L})(?:högst|max|som mest)(?!\\p{L})|<=|≤)\\s*(?:\\p{Sc}|kr\\s*)?${number}`,
      'iu',
    ),
    'below',
    true,
  ],
  [
    new RegExp(
      `(?:\\b(?:at least|no less than|minimum|min|from)\\b|(?<!\\p{L})(?:minst|åtminstone|från)(?!\\p{L})|>=|≥)\\s*(?:\\p{Sc}|kr\\s*)?${number}`,
      'iu',
    ),
    'above',
    true,
  ],
  [new RegExp(`${number}\\s*(?:or more|or above|or higher|eller (?:mer|fler|över|högre)|\\+)`, 'iu'), 'above', true],
  [new RegExp(`${number}\\s*(?:or less|or below|or fewer|eller (?:mindre|färre|lägre))`, 'iu'), 'below', true],
  [new RegExp(`${number}\\s*(?:\\p{Script=Han}|円|${unitSign})?\\s*(?:以上)`, 'u'), 'above', true],
  [new RegExp(`${number}\\s*(?:\\p{Script=Han}|円|${unitSign})?\\s*(?:以下)`, 'u'), 'below', true],
  [new RegExp(`${number}\\s*(?:\\p{Script=Han}|円|${unitSign})?\\s*(?:未満|より(?:少な|小さ|安|低))`, 'u'), 'below', false],
  [new RegExp(`${number}\\s*(?:\\p{Script=Han}|円|${unitSign})?\\s*(?:超|より(?:多|大き|高))`, 'u'), 'above', false],
  [
    new RegExp(
      `(?:\\b(?:is|are|equals?|of|with)\\b|(?<!\\p{L})(?:är|lika med|med)(?!\\p{L})|=|＝|が|は)\\s*${number}(?!\\d)`,
      'iu',
    ),
    'is',
    false,
  ],
]
export const opposite = { below: 'above', above: 'below' } as const
/** "At least 5" of whole numbers is more than 4; of others, hardly less than 5. */
export const nearly = (field: Field, amount: number, way: 1 | -1) =>
  field.type === 'number' || field.type === 'money' ? amount + way * 0.005 : amount + way
