import { useAskMutation } from '@shiji/api/order/question.buyer.api.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { useText } from '@shiji/i18n/react.ts'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useCallback } from 'react'
import { useLocation } from 'react-router'
import { PostingForm } from '../../site/form/posting-form.tsx'
import type { Send } from '../../site/form/use-posting.ts'
import { LinkButton } from '../../site/links/link-button.tsx'
import { loginPath } from '../../site/links/login-path.ts'
import { useIsLogin } from '../../site/session.ts'

/** Asks about goods; visitors get a link to the login, which leads back. */
export function AskForm({ goodsId }: { readonly goodsId: number }) {
  const say = useText('shop_questions')
  const { pathname, search } = useLocation()
  const loggedIn = useIsLogin()
  const [ask] = useAskMutation()
  const send = useCallback<Send>(
    ({ content, idempotencyKey }) => ask({ goods_id: goodsId, content, idempotencyKey }),
    [ask, goodsId],
  )
  if (!loggedIn)
    return <LinkButton href={loginPath(`${pathname}${search}`)}>{say('shop_questions.login_first')}</LinkButton>
  return (
    <PostingForm
      label={say('shop_questions.ask_label')}
      placeholder={say('shop_questions.ask_placeholder')}
      submitLabel={say('shop_questions.ask_submit')}
      limit={LIMITS.question.length}
      send={send}
      onSent={() => toast.success(say('shop_questions.asked'))}
    />
  )
}
