import { useLoaderData } from 'react-router'
import { rememberedLanguage } from '#web/i18n/remembered-language.ts'
import { TextProvider, useText } from '#web/i18n/text-provider.tsx'
import { loadTexts } from '#web/i18n/texts.ts'
import { Spinner } from '#web/ui/spinner.tsx'

export async function clientLoader() {
  const language = rememberedLanguage()
  return { language, messages: await loadTexts('workspace', language) }
}

export default function WorkspacePage() {
  const { language, messages } = useLoaderData<typeof clientLoader>()
  return (
    <TextProvider language={language} messages={messages}>
      <Waiting />
    </TextProvider>
  )
}

function Waiting() {
  const t = useText()
  return <Spinner label={t('common.loading')} />
}
