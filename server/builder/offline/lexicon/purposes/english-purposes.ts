// What English prompts say a page is for.
import { phrase, type Purpose } from './purpose.ts'

const { raw } = String
const people = raw`(?:(?:my|our|the|all) )?(?:customers?|clients?|guests?|patients?|visitors?|members?|parents?|students?|pupils?|people|neighbou?rs|residents|tenants|everyone|everybody|anyone|they)`
const can = raw`can|could|should|may|must|to|will|should be able to|can themselves`
const choose = raw`pick|choose|find|get|take|select|grab|reserve|book`
const time = raw`(?:an? |their |the |own |free |open |suitable |available |half |half an |\w+ing |haircut )*(?:times?|slots?|hour|half hour|appointment|day and (?:a )?time)`

export const englishPurposes: readonly Purpose[] = [
  {
    says: phrase`(?<!\p{L})(?:let |lets |so |that |where )*${people} (?:${can} )?(?:\p{L}+ )?${choose} ${time}(?: themselves| online)?(?!\p{L})`,
    asks: { kind: 'booking' },
  },
]
