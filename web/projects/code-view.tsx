// A file's text, read-only, in CodeMirror. It stays where the reader is when the file is written again.
import { css } from '@codemirror/lang-css'
import { html } from '@codemirror/lang-html'
import { javascript } from '@codemirror/lang-javascript'
import { json } from '@codemirror/lang-json'
import { markdown } from '@codemirror/lang-markdown'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { Compartment, EditorState, StateEffect, StateField, type Extension } from '@codemirror/state'
import { Decoration, EditorView, runScopeHandlers, type DecorationSet } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { basicSetup } from 'codemirror'
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import type { Diagnostic } from '#shared/projects.ts'

export type CodeViewHandle = { openSearch: () => void; goTo: (line: number) => void }

/** Colours stand in code-view.css, so that light and dark are one style; each holds 4.5:1 on the page's ground. */
const highlight = HighlightStyle.define([
  { tag: [tags.comment, tags.meta], color: 'var(--code-comment)', fontStyle: 'italic' },
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.controlKeyword], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.attributeValue], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color], color: 'var(--code-number)' },
  { tag: [tags.typeName, tags.className, tags.namespace, tags.tagName], color: 'var(--code-type)' },
  { tag: [tags.attributeName, tags.propertyName], color: 'var(--code-property)' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--code-function)' },
  { tag: tags.heading, fontWeight: '600', color: 'var(--code-type)' },
  { tag: [tags.link, tags.url], color: 'var(--code-string)', textDecoration: 'underline' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strong, fontWeight: '600' },
])

const theme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'transparent', color: 'var(--foreground)', fontSize: '0.8125rem' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.6' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--muted-foreground)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in oklch, var(--secondary) 60%, transparent)' },
  '&.cm-focused': { outline: '2px solid var(--ring)', outlineOffset: '-2px' },
  '.cm-problem': { backgroundColor: 'color-mix(in oklch, var(--destructive) 14%, transparent)' },
  '.cm-panels': { backgroundColor: 'var(--muted)', color: 'var(--foreground)', borderColor: 'var(--border)' },
  '.cm-panels input, .cm-panels button': {
    backgroundColor: 'var(--card)',
    color: 'var(--foreground)',
    backgroundImage: 'none',
    borderRadius: '0.375rem',
    border: '1px solid var(--input)',
  },
})

const languages: Record<string, () => Extension> = { css, html, json, md: markdown, svg: html }

const languageOf = (path: string): Extension => {
  const extension = path.slice(path.lastIndexOf('.') + 1)
  if (/^[cm]?[jt]sx?$/.test(extension)) return javascript({ jsx: extension.endsWith('x'), typescript: extension.includes('t') })
  return languages[extension]?.() ?? []
}

const markProblems = StateEffect.define<readonly number[]>()
const problemLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    const effect = transaction.effects.find((each) => each.is(markProblems))
    if (!effect) return marks.map(transaction.changes)
    const { doc } = transaction.state
    const lines = [...new Set(effect.value as readonly number[])]
      .filter((line) => line >= 1 && line <= doc.lines)
      .toSorted((a, b) => a - b)
    return Decoration.set(lines.map((line) => Decoration.line({ class: 'cm-problem' }).range(doc.line(line).from)))
  },
  provide: (field) => EditorView.decorations.from(field),
})

type CodeViewProps = { ref?: Ref<CodeViewHandle>; path: string; content: string; problems: readonly Diagnostic[]; label: string }

export function CodeView({ ref, path, content, problems, label }: CodeViewProps) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const parts = useRef({ language: new Compartment(), label: new Compartment() })

  useEffect(() => {
    const { language, label: labelPart } = parts.current
    const editor = new EditorView({
      parent: host.current!,
      extensions: [
        basicSetup,
        EditorState.readOnly.of(true),
        syntaxHighlighting(highlight),
        theme,
        problemLines,
        language.of([]),
        labelPart.of([]),
      ],
    })
    view.current = editor
    return () => editor.destroy()
  }, [])

  useEffect(() => {
    const { language, label: labelPart } = parts.current
    view.current?.dispatch({
      effects: [
        language.reconfigure(languageOf(path)),
        labelPart.reconfigure(EditorView.contentAttributes.of({ 'aria-label': label, 'aria-readonly': 'true' })),
      ],
    })
    view.current?.scrollDOM.scrollTo({ top: 0, left: 0 })
  }, [path, label])

  useEffect(() => {
    const editor = view.current
    if (!editor) return
    const { doc } = editor.state
    editor.dispatch({
      changes: doc.toString() === content ? [] : { from: 0, to: doc.length, insert: content },
      effects: markProblems.of(problems.map((problem) => problem.line)),
    })
  }, [content, problems])

  useImperativeHandle(ref, () => ({
    openSearch() {
      const editor = view.current
      if (!editor) return
      editor.focus()
      // The search panel belongs to a package behind `basicSetup`; its own shortcut opens it.
      const mac = navigator.platform.startsWith('Mac')
      runScopeHandlers(editor, new KeyboardEvent('keydown', { key: 'f', code: 'KeyF', ctrlKey: !mac, metaKey: mac }), 'editor')
    },
    goTo(line) {
      const editor = view.current
      if (!editor) return
      const { from } = editor.state.doc.line(Math.min(Math.max(line, 1), editor.state.doc.lines))
      editor.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) })
      editor.focus()
    },
  }))

  return <div ref={host} className="code-view min-h-0 flex-1 overflow-hidden" />
}
