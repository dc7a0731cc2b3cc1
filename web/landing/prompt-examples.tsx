import { ArrowUp } from 'lucide-react'
import type { SectionOf } from '#shared/landing.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { fillPromptBox } from './fill-prompt-box.ts'

export function PromptExamples({ items }: { items: SectionOf<'prompt-examples'>['items'] }) {
  const t = useText()
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {items.map(({ title, prompt }) => (
        <li key={title} className="flex flex-col rounded-xl border border-border bg-card p-6 shadow-soft">
          <h3 className="font-semibold tracking-tight">{title}</h3>
          <blockquote className="mt-3 mb-6 leading-relaxed text-pretty text-muted-foreground">{prompt}</blockquote>
          <Button
            variant="outline"
            size="sm"
            className="mt-auto self-start"
            aria-label={t('landing.usePromptOf', { title })}
            onClick={() => fillPromptBox(prompt)}
          >
            {t('landing.usePrompt')}
            <ArrowUp aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  )
}
