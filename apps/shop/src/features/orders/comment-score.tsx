import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { RatingInput, type RatingInputProps } from '@shiji/ui/common/rating/rating-input.tsx'

export interface CommentScoreProps {
  readonly label: string
  readonly value: number | undefined
  readonly onChange: RatingInputProps['onChange']
  /** Shows that stars are missing. */
  readonly required: boolean
}

/** Stars of one question, with its error below. */
export function CommentScore({ label, value, onChange, required }: CommentScoreProps) {
  const say = useText('shop_order')
  return (
    <>
      <RatingInput label={label} value={value} onChange={onChange} />
      {required && value === undefined && (
        <chakra.p role="alert" textStyle="xs" fontWeight="medium" color="status.danger.fg">
          {say('shop_order.comment_score_missing')}
        </chakra.p>
      )}
    </>
  )
}
