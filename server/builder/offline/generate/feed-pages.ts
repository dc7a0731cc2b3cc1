import type { Field, Page } from '../model.ts'
import { propertyOf, thingOf, titleOf, valueOf, type Context, type ThingNames } from './context.ts'
import { display } from './field-display.ts'
import { attribute, createImports, jsxText, print, quote, tag } from './markup.ts'
import type { Route } from './routes-file.ts'

type Feed = {
  context: Context
  page: Page
  post: ThingNames
  comment: ThingNames
  author: Field
  likes: Field
  commentAuthor: Field
  ofPost: Field
}

const feedDir = 'src/features/feed'

/** Posts, newest first, with likes and comments. Says which route it brings. */
export function writeFeedPages(context: Context, page: Page): Route[] {
  const [post, comment] = [thingOf(context, page.thing), thingOf(context, page.parts?.comment)]
  const field = ({ thing }: ThingNames, id: string) => thing.fields.find((each) => each.id === id)!
  const feed: Feed = {
    context,
    page,
    post,
    comment,
    author: field(post, 'author'),
    likes: field(post, 'likes'),
    commentAuthor: field(comment, 'author'),
    ofPost: comment.thing.fields.find(({ target }) => target === post.thing.id)!,
  }
  writeFeedPage(feed)
  writePost(feed)
  writeComments(feed)
  return [
    {
      path: page.path,
      component: 'FeedPage',
      module: `@/${feedDir.slice('src/'.length)}/feed-page`,
      nav: { label: page.title, icon: page.icon, place: 'main' },
    },
  ]
}

function writeFeedPage({ context, page, post, author }: Feed): void {
  const { say, model } = context
  const { type, collection } = post
  const imports = createImports()
  imports.use('react', 'useState')
  imports.use('lucide-react', 'MessagesSquareIcon', 'PlusIcon')
  imports.use('@/components/layout/page-header', 'PageHeader')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/card', 'EmptyState')
  imports.use(`@/data/${post.slug}`, collection)
  imports.use('@/data/me', 'useNickname')
  imports.use(`@/features/${post.slug}/${post.file}-dialogs`, `${type}Dialogs`, `type ${type}Action`)
  imports.use('@/features/talk/name-input', 'NameInput')
  imports.use('@/lib/use-saved', 'useSaved')
  imports.use('./feed-post', 'FeedPost')
  const add = say('addOne', { one: post.one })
  context.files[`${feedDir}/feed-page.tsx`] = `@imports

export function FeedPage() {
  const rows = ${collection}.useAll()
  const [nickname] = useNickname()
  const [liked, setLiked] = useSaved<string[]>('liked', [])
  const [action, setAction] = useState<${type}Action | null>(null)
  const write = () => setAction({ kind: 'new', defaults: { ${propertyOf(post, author)}: nickname } })
  const toggleLike = (id: string) => setLiked((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]))
  return (
    <div className="mx-auto max-w-xl space-y-5">
      <PageHeader title=${attribute(page.title)} text=${attribute(model.tagline || model.name)}>
        <Button onClick={write}>
          <PlusIcon /> ${jsxText(add)}
        </Button>
      </PageHeader>
      <NameInput />
      {rows.length === 0 ? (
        <EmptyState icon={MessagesSquareIcon} title=${attribute(say('noneYet', { many: post.many }))} text=${attribute(say('noPostsHint'))}>
          <Button onClick={write}>
            <PlusIcon /> ${jsxText(add)}
          </Button>
        </EmptyState>
      ) : (
        <ul className="space-y-5">
          {rows.map((row) => (
            <li key={row.id}>
              <FeedPost
                row={row}
                liked={liked.includes(row.id)}
                onLike={() => toggleLike(row.id)}
                onEdit={() => setAction({ kind: 'edit', id: row.id })}
              />
            </li>
          ))}
        </ul>
      )}
      <${type}Dialogs action={action} onAction={setAction} />
    </div>
  )
}
`.replace('@imports', () => imports.print())
}

/** What a post says besides its text, author, picture and likes. */
const isExtra = ({ post, author, likes }: Feed, field: Field) =>
  field !== post.title && field !== author && field !== likes && field !== post.image && !field.hidden

function writePost(feed: Feed): void {
  const { context, post, author, likes } = feed
  const { say } = context
  const { type, collection } = post
  const imports = createImports()
  imports.use('lucide-react', 'HeartIcon', 'PencilIcon', 'Trash2Icon')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/card', 'Card')
  imports.use('@/components/ui/marks', 'Avatar')
  imports.use(`@/data/${post.slug}`, collection, `type ${type}`)
  imports.use('@/lib/cn', 'cn')
  imports.use('@/lib/moments', 'formatAgo')
  imports.use('@/components/ui/toast', 'removeWithUndo')
  imports.use('./comments', 'Comments')
  const title = titleOf(post, 'row')
  const extras = post.thing.fields.filter((field) => isExtra(feed, field))
  const facts =
    extras.length > 0
      ? `      ${print(
          tag(
            'dl',
            ['className="flex flex-wrap gap-x-6 gap-y-2 px-4 pb-4 text-sm sm:px-5"'],
            ...extras.map((field) =>
              tag(
                'div',
                [],
                tag('dt', ['className="text-xs text-muted-foreground"'], jsxText(field.label)),
                tag('dd', ['className="font-medium wrap-break-word"'], display(context, post, field, 'row', 'card', imports)),
              ),
            ),
          ),
          6,
        )}\n`
      : ''
  const image = post.image && valueOf(post, post.image, 'row')
  if (image) imports.use('@/components/ui/cover', 'Cover')
  const named = (word: 'edit' | 'delete') => `{\`${say(word)}: \${${title}.slice(0, 40)}\`}`
  const like = propertyOf(post, likes)
  context.files[`${feedDir}/feed-post.tsx`] = `@imports

interface FeedPostProps {
  row: ${type}
  liked: boolean
  onLike: () => void
  onEdit: () => void
}

export function FeedPost({ row, liked, onLike, onEdit }: FeedPostProps) {
  const name = ${valueOf(post, author, 'row')} || ${quote(say('somebody'))}

  function like() {
    ${collection}.update(row.id, { ${like}: Math.max(0, row.${like} + (liked ? -1 : 1)) })
    onLike()
  }

  return (
    <Card className="overflow-hidden">
      <div className="flex items-center gap-3 p-4 pb-3 sm:px-5">
        <Avatar name={name} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">{name}</p>
          <time dateTime={row.createdAt} className="text-xs text-muted-foreground">
            {formatAgo(row.createdAt)}
          </time>
        </div>
        <Button variant="ghost" size="icon" aria-label=${named('edit')} onClick={onEdit}>
          <PencilIcon />
        </Button>
        <Button variant="ghost" size="icon" aria-label=${named('delete')} onClick={() => removeWithUndo(${collection}, row)}>
          <Trash2Icon />
        </Button>
      </div>
      <p className="px-4 pb-4 leading-relaxed wrap-break-word whitespace-pre-line sm:px-5">{${title}}</p>
${facts}${image ? `      {${image} && <Cover src={${image}} seed={row.id} className="aspect-video w-full" />}\n` : ''}      <div className="px-2.5 pt-2 sm:px-3.5">
        <Button
          variant="ghost"
          size="sm"
          aria-pressed={liked}
          className={cn('relative tabular-nums', liked && 'text-tone-red hover:text-tone-red')}
          onClick={like}
        >
          <HeartIcon className={cn(liked && 'fill-current')} /> <span className="sr-only">${jsxText(say('like'))}</span> {row.${like}}
        </Button>
      </div>
      <Comments postId={row.id} />
    </Card>
  )
}
`.replace('@imports', () => imports.print())
}

function writeComments({ context, comment, commentAuthor, ofPost }: Feed): void {
  const { say } = context
  const { type, collection } = comment
  const imports = createImports()
  imports.use('react', 'type FormEvent', 'useState')
  imports.use('lucide-react', 'SendIcon', 'XIcon')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/field', 'Input')
  imports.use('@/components/ui/marks', 'Avatar')
  imports.use(`@/data/${comment.slug}`, collection)
  imports.use('@/data/me', 'useNickname')
  imports.use('@/components/ui/toast', 'removeWithUndo')
  const own = [
    `${propertyOf(comment, comment.title)}: draft.trim()`,
    `${propertyOf(comment, commentAuthor)}: nickname.trim()`,
    `${propertyOf(comment, ofPost)}: postId`,
  ]
  const more = comment.thing.fields.length > own.length
  if (more) imports.use(`@/data/${comment.slug}`, `empty${type}`)
  const name = `${valueOf(comment, commentAuthor, 'row')} || ${quote(say('somebody'))}`
  context.files[`${feedDir}/comments.tsx`] = `@imports

/** What people say to a post, oldest first, and a line to join in. */
export function Comments({ postId }: { postId: string }) {
  const rows = ${collection}
    .useAll()
    .filter((row) => ${valueOf(comment, ofPost, 'row')} === postId)
    .toReversed()
  const [nickname] = useNickname()
  const [draft, setDraft] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!draft.trim()) return
    ${collection}.add({ ${more ? `...empty${type}(), ` : ''}${own.join(', ')} })
    setDraft('')
  }

  return (
    <div className="mt-2 border-t border-border bg-muted/40 px-4 py-3 sm:px-5">
      <ul className="space-y-3">
        {rows.map((row) => (
          <li key={row.id} className="flex items-start gap-2.5 text-sm">
            <Avatar name={${name}} className="size-7 text-[0.625rem]" />
            <div className="min-w-0 flex-1">
              <p className="font-medium wrap-break-word">{${name}}</p>
              <p className="wrap-break-word whitespace-pre-line">{${titleOf(comment, 'row')}}</p>
            </div>
            <Button
              variant="ghost"
              size="icon"
              className="-my-1.5"
              aria-label={\`${say('delete')}: \${${titleOf(comment, 'row')}.slice(0, 40)}\`}
              onClick={() => removeWithUndo(${collection}, row)}
            >
              <XIcon />
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={submit} className={rows.length > 0 ? 'mt-3 flex gap-2' : 'flex gap-2'}>
        <Input
          aria-label=${attribute(say('writeComment'))}
          placeholder=${attribute(say('writeComment'))}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        <Button type="submit" variant="secondary" size="icon" className="size-10 sm:size-10" aria-label=${attribute(say('sendComment'))}>
          <SendIcon />
        </Button>
      </form>
    </div>
  )
}
`.replace('@imports', () => imports.print())
}
