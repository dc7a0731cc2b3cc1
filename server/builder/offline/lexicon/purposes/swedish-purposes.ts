// What Swedish prompts say a page is for.
import { phrase, type Purpose } from './purpose.ts'

const { raw } = String
const people = raw`(?:kund|gäst|patient|besökare|medlem|förälder|elev|granne|hyresgäst|boende)\p{L}*|föräldrar(?:na)?|folk|alla|man|de`
const can = raw`kan|ska kunna|får|ska få|skall kunna|ska`

export const swedishPurposes: readonly Purpose[] = [
  {
    says: phrase`(?<!\p{L})(?:låta? |så att |där )*(?:mina |våra )?${people} (?:själva )?${can} (?:själva |enkelt )?(?:kunna )?(?:välja|hitta|ta|plocka) (?:en |ett )?(?:\p{L}+ )?(?:tid|tider|plats)(?!\p{L})`,
    asks: { kind: 'booking' },
  },
]
