import { titleOf, valueOf } from '../context.ts'
import { createImports, jsxText, templateText } from '../markup.ts'
import { shopDir, type Shop } from './shop.ts'

const picturesMax = 3

/** `shop-hero.tsx`: the name over the door, and some of the goods as in a window. */
export function writeShopHero({ context, page, product }: Shop): void {
  const { model } = context
  const imports = createImports()
  imports.use('@/components/ui/cover', 'Cover')
  imports.use(`@/data/${product.slug}`, `type ${product.type}`)
  imports.use('@/lib/cn', 'cn')
  imports.use('@/lib/project', 'projectName')
  const picture = product.image ? valueOf(product, product.image, 'row') : "''"
  const said = model.tagline || page.title
  const texts = `<h1 className="font-display text-4xl leading-[1.08] font-semibold text-balance wrap-break-word sm:text-5xl">{projectName}</h1>
          <p className="mt-4 text-lg leading-relaxed text-pretty text-muted-foreground">${jsxText(said)}</p>`
  context.files[`${shopDir}/shop-hero.tsx`] = `${imports.print()}

const picturesMax = ${picturesMax}

/** The name of the shop, and some of its goods as in a window. */
export function ShopHero({ rows }: { rows: ${product.type}[] }) {
  const shown = rows.slice(0, picturesMax)
  return (
    <header className="grid items-center gap-6 overflow-hidden rounded-2xl bg-accent/60 md:grid-cols-[5fr_6fr] print:hidden">
      <title>{\`${templateText(page.title)} · \${projectName}\`}</title>
      <div className="p-6 max-md:pb-0 sm:p-10">
        ${texts}
      </div>
      {shown.length === picturesMax && (
        <div className="grid grid-cols-3 gap-2 p-2 max-md:pt-0 md:h-80 md:grid-cols-[2fr_1fr] md:grid-rows-2 md:gap-3 md:p-3">
          {shown.map((row, at) => (
            <Cover
              key={row.id}
              src={${picture}}
              seed={${titleOf(product, 'row')}}
              className={cn('rounded-xl max-md:aspect-square', at === 0 && 'md:row-span-2')}
            />
          ))}
        </div>
      )}
    </header>
  )
}
`
}
