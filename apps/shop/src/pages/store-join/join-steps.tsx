import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Steps } from '@shiji/ui/shop/steps/steps.tsx'
import type { ReactNode } from 'react'
import { Column } from '../../site/page/section.tsx'
import { useHead } from '../../site/page/use-head.ts'

const STEPS = ['agreement', 'form', 'result'] as const

export interface JoinStepsProps {
  /** Index of the current step. */
  readonly at: 0 | 1 | 2
  readonly title: string
  readonly children: ReactNode
}

/** A step on the way to a store: the three steps, and the page of the current one. */
export function JoinSteps({ at, title, children }: JoinStepsProps) {
  const say = useText('shop_store')
  useHead({ title })
  return (
    <Column pt={{ base: '4', md: '8' }} pb="10" maxW="880px">
      <chakra.div mb={{ base: '4', md: '6' }}>
        <Steps
          label={say('shop_store.steps_label')}
          current={at}
          steps={STEPS.map(step => ({ title: say(`shop_store.step.${step}`) }))}
        />
      </chakra.div>
      {children}
    </Column>
  )
}
