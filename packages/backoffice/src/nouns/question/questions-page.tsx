import { useHideAnswerMutation, useHideQuestionMutation } from '@shiji/api/order/moderation.back-office.api.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { pagePath } from '@shiji/contract/lists/list-call.ts'
import { adminQuestionsCall, sellerQuestionsCall } from '@shiji/contract/order/question.calls.ts'
import { useText } from '@shiji/i18n/react.ts'
import { useMemo, useState } from 'react'
import { useAct } from '../../core/action/use-act.ts'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { useHeldPermissions } from '../../core/session/use-permissions.ts'
import { declarePage } from '../../page/declaration/declare-page.ts'
import { ResourcePage } from '../../page/resource/resource-page.tsx'
import { HideDialog } from '../moderation/hide-dialog.tsx'
import { type Answerable, ReplyDialog } from '../reply/reply-dialog.tsx'
import { questionColumns, questionDetails, questionSearch } from './questions-resource.tsx'

/** Questions that wait for the store's answer. */
const WAITING = { is_answered: 0, is_hidden: 0 }

/** What is to be hidden: a question, or one of its answers. */
interface Hiding {
  readonly what: 'question' | 'answer'
  readonly id: number
  readonly content: string
}

/** Questions on goods: a store answers those on its own, the platform hides what must not be read. */
export function QuestionsPage() {
  const say = useText('records')
  const { area } = useBackoffice()
  const isAdmin = area === 'admin'
  const call = isAdmin ? adminQuestionsCall : sellerQuestionsCall
  const mayHide = useHeldPermissions()('goods_question.hide') && isAdmin
  const act = useAct()
  const [hideQuestion] = useHideQuestionMutation()
  const [hideAnswer] = useHideAnswerMutation()
  const [answering, setAnswering] = useState<Answerable>()
  const [hiding, setHiding] = useState<Hiding>()
  const declare = useMemo(() => {
    const toggle = (what: Hiding['what'], row: { id: number; content: string; is_hidden: boolean }) => {
      if (!row.is_hidden) return setHiding({ what, id: row.id, content: row.content })
      const send = what === 'question' ? hideQuestion : hideAnswer
      void act(row.id, () => send({ id: row.id, is_hidden: false }))
    }
    return declarePage(call, ({ say: text }) => ({
      columns: questionColumns(text, isAdmin),
      details: questionDetails(text, mayHide ? answer => toggle('answer', answer) : undefined),
      search: questionSearch(text),
      buttons: { store: false, update: false, destroy: false },
      rowActions: row => (
        <>
          {row.actions.includes('answer') && (
            <button type="button" onClick={() => setAnswering(row)}>
              {text(row.reply === '' ? 'records.answer' : 'records.answer_edit')}
            </button>
          )}
          {(row.actions.includes('hide') || row.actions.includes('show')) && (
            <button type="button" data-danger={row.is_hidden ? undefined : ''} onClick={() => toggle('question', row)}>
              {text(row.is_hidden ? 'records.show_again' : 'records.hide')}
            </button>
          )}
        </>
      ),
    }))
  }, [act, call, hideAnswer, hideQuestion, isAdmin, mayHide])
  const hide = async (reason: string) => {
    if (hiding === undefined) return
    const send = hiding.what === 'question' ? hideQuestion : hideAnswer
    await send({ id: hiding.id, is_hidden: true, reason }).unwrap()
  }
  return (
    <>
      <ResourcePage declare={declare} texts={['records', 'form']} />
      <ReplyDialog
        path={pagePath(call)}
        row={answering}
        limit={LIMITS.question.answerLength}
        titles={[say('records.answer'), say('records.answer_edit')]}
        waiting={WAITING}
        onNext={setAnswering}
        onClose={() => setAnswering(undefined)}
      />
      <HideDialog content={hiding?.content} onHide={hide} onClose={() => setHiding(undefined)} />
    </>
  )
}
