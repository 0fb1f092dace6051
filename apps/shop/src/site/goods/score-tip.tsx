import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'

const FORMULAS = { goods: 'shop_goods.score_formula_goods', store: 'shop_goods.score_formula_store' } as const

/** How a score is made, behind a small line beside it that opens by mouse and keyboard. */
export function ScoreTip({ of }: { readonly of: keyof typeof FORMULAS }) {
  const say = useText('shop_goods')
  return (
    <chakra.details textStyle="xs" color="fg.muted" w="full" maxW="480px">
      <chakra.summary cursor="pointer" minH="24px" _hover={{ color: 'accent.fg' }}>
        {say('shop_goods.score_how')}
      </chakra.summary>
      <p>{say(FORMULAS[of])}</p>
      <p>{say('shop_goods.score_formula_counts')}</p>
    </chakra.details>
  )
}
