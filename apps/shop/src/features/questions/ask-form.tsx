import { useAskMutation } from '@shiji/api/order/question.buyer.api.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { useText } from '@shiji/i18n/react.ts'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useCallback } from 'react'
import { useLocation } from 'react-router'
import { LinkButton } from '../../site/links/link-button.tsx'
import { loginPath } from '../../site/links/login-path.ts'
import { useIsLogin } from '../../site/session.ts'
import { PostingForm } from './posting-form.tsx'
import type { Send } from './use-posting.ts'

/** Asks about goods; visitors get a link to the login, which leads back. */
export function AskForm({ goodsId }: { readonly goodsId: number }) {
  const say = useText('shop_questions')
  const { pathname, search } = useLocation()
  const loggedIn = useIsLogin()
  const [ask] = useAskMutation()
  const send = useCallback<Send>(request => ask({ goods_id: goodsId, ...request }), [ask, goodsId])
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
