import type { Language } from '#shared/languages.ts'
import type { Look } from './looks.ts'

/** Japanese is set without letters drawn together, and its lines break between phrases. */
const japanese = `
  :is(h1, h2, h3, .font-display) {
    font-feature-settings: 'palt';
  }
  :is(h1, h2, h3, p, li, dt, dd, button, a) {
    word-break: auto-phrase;
  }`

/** Only what the project's files use. */
type Parts = { prose: boolean; glow: boolean; band: boolean }

const band = `
  /* A section on a tint from edge to edge. */
  .band {
    @apply relative isolate py-14 sm:py-20;
    &::before {
      position: absolute;
      inset-block: 0;
      left: 50%;
      z-index: -1;
      width: 100vw;
      background: color-mix(in oklab, var(--accent) 55%, var(--background));
      translate: -50%;
      content: '';
    }
  }`

const glow = `
  .glow {
    background: radial-gradient(60rem 28rem at 50% -12rem, color-mix(in oklab, var(--primary) 16%, transparent), transparent);
  }`

const proseRules = (look: Look) => `

  /* Text that someone wrote in Markdown. */
  .prose {
    @apply text-[1.0625rem] leading-[1.75];
    & :is(p, ul, ol, blockquote, pre, hr, section):not(:first-child) {
      margin-top: 1.2em;
    }
    & :is(h2, h3) {
      @apply font-display leading-snug text-balance;
      font-weight: ${look.weight};
    }
    & section:not(:first-child) > h2 {
      @apply mt-10 text-2xl;
    }
    & section:not(:first-child) > h3 {
      @apply mt-8 text-xl;
    }
    & ul {
      @apply list-disc space-y-1.5 pl-6 marker:text-muted-foreground;
    }
    & ol {
      @apply list-decimal space-y-1.5 pl-6 marker:text-muted-foreground;
    }
    & blockquote {
      @apply border-l-[3px] border-ring pl-5 font-display text-xl leading-relaxed text-muted-foreground italic;
    }
    & a {
      @apply text-accent-foreground underline underline-offset-4;
    }
    & code {
      @apply rounded bg-muted px-1.5 py-0.5 text-[0.9em];
    }
    & pre {
      @apply overflow-x-auto rounded-lg bg-muted p-4 text-sm;
    }
    & pre code {
      @apply p-0;
    }
    & hr {
      @apply border-border;
    }
  }
`

/** What the tokens are used for outside of class names: base rules, a few utilities, typeset text, motion and print. */
export const styleRules = (look: Look, language: Language, parts: Parts) => `
@utility focus-ring {
  outline: none;
  &:focus-visible {
    outline: 2px solid var(--ring);
    outline-offset: 2px;
  }
}

/* For the drawn part of a control whose real input is hidden beside it. */
@utility peer-focus-ring {
  .peer:focus-visible ~ & {
    outline: 2px solid var(--ring);
    outline-offset: 2px;
  }
}

@layer base {
  html:has(dialog[open]) {
    overflow: hidden;
  }
  body {
    @apply bg-background font-sans text-foreground antialiased;
  }
  :is(h1, h2, h3, .font-display) {
    letter-spacing: ${language === 'ja' ? '0' : look.tracking};
    overflow-wrap: break-word;
    hyphens: auto;
  }
  p {
    text-wrap: pretty;
  }${language === 'ja' ? japanese : ''}
  ::selection {
    background: color-mix(in oklab, var(--primary) 28%, transparent);
  }
}

@layer components {
  .page-title {
    @apply font-display text-balance ${look.title};
    font-weight: ${look.weight};
  }
  .skip-link {
    @apply sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-md focus:bg-primary focus:px-4 focus:py-2 focus:text-primary-foreground;
  }
  /* How a card lies on the page. */
  .surface {
    background: var(--card);
    color: var(--foreground);
    ${look.surface.replaceAll('\n', '\n  ')}
  }
  /* A link of the navigation; its colours are those of the frame. */
  .nav-link {
    @apply focus-ring rounded-md text-sm font-medium whitespace-nowrap transition-colors;
    color: var(--sidebar-muted);
    &:hover {
      color: var(--sidebar-foreground);
    }
    &[aria-current='page'] {
      ${look.current.replaceAll('\n', '\n  ')}
    }
  }${parts.glow ? glow : ''}${parts.band ? band : ''}
  .pop {
    animation: pop 0.18s cubic-bezier(0.2, 0.9, 0.3, 1);
  }
  .sheet {
    animation: sheet 0.24s cubic-bezier(0.2, 0.9, 0.3, 1);
  }
${parts.prose ? proseRules(look) : ''}}

@keyframes pop {
  from {
    opacity: 0;
    transform: translateY(8px) scale(0.98);
  }
}

@keyframes sheet {
  from {
    opacity: 0;
    transform: translateX(2.5rem);
  }
}

@media (prefers-reduced-motion: reduce) {
  *,
  ::before,
  ::after {
    animation-duration: 0.01ms !important;
    transition-duration: 0.01ms !important;
    scroll-behavior: auto !important;
  }
}

@media print {
  body {
    background: none;
  }
  .surface {
    box-shadow: none;
    break-inside: avoid;
  }
}
`
