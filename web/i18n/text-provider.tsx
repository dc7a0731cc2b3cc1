import type { Messages } from '@lingui/core'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { defaultLanguage, type Language } from '#shared/languages.ts'
import { withLanguage } from '#shared/site-paths.ts'
import { fillText, type CompiledText, type TextValues } from './fill-text.ts'
import type { TextKey } from './texts.ts'

/** The text of a key in the language being read, its `{placeholders}` filled and its plurals chosen. */
export type Text = (key: TextKey, values?: TextValues) => string

type Texts = { language: Language; messages: Messages; text: Text }
const TextContext = createContext<Texts>({ language: defaultLanguage, messages: {}, text: (key) => key })

/** Makes `useText` and `useLanguage` speak `language`; `messages` are added to those of the provider around it. */
export function TextProvider(props: { language: Language; messages: Messages; children: ReactNode }) {
  const { language, messages, children } = props
  const outer = use(TextContext).messages
  const value = useMemo(() => {
    const all = { ...outer, ...messages }
    const text: Text = (key, values = {}) => fillText((all[key] as CompiledText | undefined) ?? key, values, language)
    return { language, messages: all, text }
  }, [language, outer, messages])
  return <TextContext value={value}>{children}</TextContext>
}

export const useText = (): Text => use(TextContext).text
export const useLanguage = (): Language => use(TextContext).language

/** LANG-5: turns `/signup` into `/sv/signup` for the language being read. */
export function useSitePath(): (target: string) => string {
  const language = useLanguage()
  return (target) => withLanguage(language, target)
}
