import { chakra } from '@chakra-ui/react/styled-system'
import type { OrderDetail } from '@shiji/contract/order/order.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { CommentLine } from './comment-line.tsx'
import { CommentScore } from './comment-score.tsx'
import { useCommentForm } from './use-comment-form.ts'

export interface CommentFormProps {
  readonly order: OrderDetail
  readonly onDone: () => void
}

/** Stars, text and pictures per line; stars for service and delivery once per order. The input survives a reload. */
export function CommentForm({ order, onDone }: CommentFormProps) {
  const say = useText('shop_order')
  const comment = useCommentForm(order, onDone)
  const { draft, tried } = comment
  return (
    <chakra.form
      ref={comment.form}
      onSubmit={event => void comment.submit(event)}
      noValidate
      display="flex"
      flexDirection="column"
      gap={{ base: '3', md: '4' }}
    >
      {comment.lines.map(line => (
        <CommentLine
          key={line.id}
          line={line}
          typed={comment.lineOf(line.id)}
          tried={tried}
          onChange={part => comment.changeLine(line.id, part)}
        />
      ))}
      <chakra.section bg="bg.surface" borderRadius="md" p={{ base: '4', md: '6' }}>
        <CommentScore
          label={say('shop_order.comment_service')}
          value={draft.service}
          onChange={service => comment.change({ service })}
          required={tried}
        />
        <CommentScore
          label={say('shop_order.comment_speed')}
          value={draft.speed}
          onChange={speed => comment.change({ speed })}
          required={tried}
        />
      </chakra.section>
      <Button
        type="submit"
        look="solid"
        size="xl"
        alignSelf={{ base: 'stretch', md: 'flex-start' }}
        loading={comment.busy}
      >
        {say('shop_order.comment_submit')}
      </Button>
    </chakra.form>
  )
}
