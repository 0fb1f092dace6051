import { type Locale, languageTag } from '@shiji/i18n/locale.ts'
import { Html, html, scriptJson } from './html/html.ts'

/** A written page without what belongs to one reader or one build. */
export interface Written {
  readonly status: number
  readonly locale: Locale
  readonly head: Html
  /** '' when the page has nothing to read before its code runs. */
  readonly body: Html
  /** Answers by address, as they came. */
  readonly answers: readonly { readonly address: string; readonly text: string }[]
}

/** The part of the head that the build of the shop owns, included by the server that has it (ADR 0036). */
export const INCLUDED_HEAD = new Html('<!--# include virtual="/shell/head.shtml" -->')

/** The whole document; `common` is the answer of `/api/common` to this reader. */
export const documentOf = (buildHead: Html, page: Written, common: string | undefined): string =>
  html`<!doctype html>
<html lang="${languageTag(page.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${page.head}
${buildHead}
</head>
<body>
<div id="root">${page.body}</div>
${common !== undefined && dataOf(page, common)}
</body>
</html>
`.text

/** First answers for the page's code, as data that no browser runs. */
const dataOf = ({ locale, answers }: Written, common: string): readonly Html[] =>
  [{ address: '/api/common', text: common }, ...answers].map(
    ({ address, text }) =>
      html`<script type="application/json" data-answer="${address}" data-language="${locale}">${scriptJson(text)}</script>
`,
  )
