import type { InboxKind } from '@shiji/contract/messaging/inbox.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import { translate } from '@shiji/i18n/server.ts'

interface Filled {
  readonly kind: InboxKind
  readonly params: Readonly<Record<string, string>>
}

/** The entry of the inbox in a language: what happened, and to what. Texts: `message.json` of packages/i18n. */
export const inboxWords = (locale: Locale, { kind, params }: Filled): { title: string; text: string } => ({
  title: translate(locale, `message.inbox.${kind}.title`, inLanguage(locale, params)),
  text: translate(locale, `message.inbox.${kind}.text`, inLanguage(locale, params)),
})

/** The SMS of a kind in a language. */
export const smsWords = (locale: Locale, { kind, params }: Filled): string =>
  translate(locale, `message.sms.${kind}`, inLanguage(locale, params))

function inLanguage(locale: Locale, params: Filled['params']): Record<string, string> {
  if (locale === 'zh-cn') return { ...params }
  const names = Object.keys(params).map(name => [name, params[`${name}_en`] || (params[name] ?? '')] as const)
  return Object.fromEntries(names)
}
