import { useLanguage } from '#web/i18n/text-provider.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** As `scripts/take-pictures.ts` takes them from the running product. */
const size = { width: 1280, height: 800 }

/** The workspace at work, in the page's language and theme; of the two pictures only the one shown is fetched. */
export function ProductPicture({ alt, className }: { alt: string; className?: string }) {
  const language = useLanguage()
  return (
    <div className={classNames('overflow-hidden border border-border bg-card shadow-raised', className)}>
      <img
        {...size}
        src={`/pictures/workspace-${language}-light.webp`}
        alt={alt}
        loading="lazy"
        className="h-auto w-full dark:hidden"
      />
      <img
        {...size}
        src={`/pictures/workspace-${language}-dark.webp`}
        alt={alt}
        loading="lazy"
        className="hidden h-auto w-full dark:block"
      />
    </div>
  )
}
