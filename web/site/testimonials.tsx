import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useRef } from 'react'
import { useText } from '#web/i18n/text-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { InitialsAvatar } from '#web/ui/initials-avatar.tsx'

/** How many voices the texts hold (spec 9). */
const voices = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** HOME-8: a row that scrolls as any other, and two buttons that move it by what is in view. */
export function Testimonials() {
  const t = useText()
  const row = useRef<HTMLUListElement>(null)
  const move = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8 })
  return (
    <section aria-labelledby="testimonials-title" className="border-t border-border bg-muted/55 py-20 sm:py-28">
      <div className="mx-auto flex max-w-6xl items-end justify-between gap-6 px-4 sm:px-6">
        <div>
          <h2 id="testimonials-title" className="text-3xl font-semibold tracking-[-0.03em] sm:text-4xl">
            {t('testimonials.title')}
          </h2>
          <p className="mt-3 text-sm text-muted-foreground">{t('testimonials.note')}</p>
        </div>
        <div className="flex gap-2">
          <Button variant="outline" size="icon" aria-label={t('testimonials.previous')} onClick={() => move(-1)}>
            <ArrowLeft aria-hidden />
          </Button>
          <Button variant="outline" size="icon" aria-label={t('testimonials.next')} onClick={() => move(1)}>
            <ArrowRight aria-hidden />
          </Button>
        </div>
      </div>
      <ul
        ref={row}
        // A row that scrolls must be reachable for the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-labelledby="testimonials-title"
        className="mt-10 flex snap-x snap-proximity scrollbar-none gap-4 overflow-x-auto scroll-smooth px-[max(1rem,calc((100vw-69rem)/2))] pt-1 pb-4"
      >
        {voices.map((voice) => (
          <li key={voice} className="w-[min(24rem,84vw)] shrink-0 snap-start scroll-ml-[max(1rem,calc((100vw-69rem)/2))]">
            <figure className="flex h-full flex-col justify-between gap-8 rounded-xl border border-border bg-card p-6 shadow-soft sm:p-7">
              <blockquote className="text-lg leading-relaxed tracking-[-0.01em] text-pretty lang-ja:text-base lang-ja:leading-loose">
                {t(`testimonials.quote${voice}`)}
              </blockquote>
              <figcaption className="flex items-center gap-3">
                <InitialsAvatar name={t(`testimonials.author${voice}`)} />
                <span className="grid text-sm">
                  <span className="font-medium">{t(`testimonials.author${voice}`)}</span>
                  <span className="text-muted-foreground">{t(`testimonials.title${voice}`)}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
