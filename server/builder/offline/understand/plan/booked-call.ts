// "Book a 30 min intro call with me": what is booked, and no list of its own.
import type { Intent, SaidThing } from '../intent.ts'

const callWithMe =
  /\bbook (?:an? )?(?:\d+[- ]?min(?:ute)?s? )?(?:[\w-]+ ){0,3}?(?<what>call|session|meeting|chat|consultation)s? with (?:me|us)\b/i
/** "Book a 30 min intro call with me": the call is what is booked, and no list of calls. */
export const isCallWithMe = ({ prompt, language }: Intent, { one, known }: SaidThing): boolean =>
  language === 'en' &&
  known?.id !== 'booking' &&
  known?.id !== 'appointment' &&
  one.toLowerCase().endsWith(callWithMe.exec(prompt)?.groups?.what ?? '\0')
