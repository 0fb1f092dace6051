import type { ApiHost } from '@shiji/api/base/transport/host.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import { toast } from '@shiji/ui/common/toast/toast.ts'

/** What the API client needs from a back office: short messages, the login page, texts, the console. */
export function createApiHost(say: SayText, toLogin: () => void): ApiHost {
  return {
    notify: (kind, text) => toast[kind](text),
    toLogin,
    translate: key => say(key),
    log: (message, detail) => console.error(message, ...(detail === undefined ? [] : [detail])),
  }
}
