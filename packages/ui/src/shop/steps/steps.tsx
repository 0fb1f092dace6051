import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../common/icon/icon.tsx'

export interface Step {
  readonly title: ReactNode
  readonly description?: ReactNode
}

export interface StepsProps {
  /** In order. */
  readonly steps: readonly Step[]
  /** Index of the current step; the length of the list if all are done. */
  readonly current: number
  /** Accessible name of the whole list. */
  readonly label: string
}

/** Progress in steps; done, current and coming are also announced as text. */
export function Steps({ steps, current, label }: StepsProps) {
  const say = useText('ui')
  return (
    <chakra.ol aria-label={label} display="flex" w="full" gap={{ base: '1', md: '2' }}>
      {steps.map((step, index) => {
        const done = index < current
        const here = index === current
        return (
          <chakra.li
            // Steps are identified by their index.
            key={index}
            flex="1"
            minW="0"
            position="relative"
            {...(here ? { 'aria-current': 'step' as const } : {})}
            _before={
              index === 0
                ? {}
                : {
                    content: '""',
                    position: 'absolute',
                    top: '13px',
                    insetEnd: 'calc(50% + 20px)',
                    w: 'calc(100% - 32px)',
                    h: '2px',
                    bg: done || here ? 'accent.solid' : 'border',
                  }
            }
            display="flex"
            flexDirection="column"
            alignItems="center"
            textAlign="center"
            gap="1.5"
          >
            <chakra.span
              display="grid"
              placeItems="center"
              w="28px"
              h="28px"
              borderRadius="full"
              borderWidth="2px"
              textStyle="sm"
              fontWeight="semibold"
              data-tabular
              borderColor={done || here ? 'accent.solid' : 'border.control'}
              bg={done ? 'accent.solid' : 'bg.surface'}
              color={done ? 'accent.contrast' : here ? 'accent.fg' : 'fg.muted'}
            >
              {done ? <Icon of={Check} size={16} /> : index + 1}
            </chakra.span>
            <chakra.span
              maxW="full"
              overflowWrap="anywhere"
              hyphens="auto"
              textStyle={{ base: 'xs', md: 'sm' }}
              fontWeight={here ? 'semibold' : 'medium'}
              color={here ? 'fg' : 'fg.muted'}
            >
              <chakra.span srOnly>
                {say(done ? 'ui.step_done' : here ? 'ui.step_current' : 'ui.step_coming')}
              </chakra.span>
              {step.title}
            </chakra.span>
            {step.description && (
              <chakra.span textStyle="xs" color="fg.muted" data-tabular>
                {step.description}
              </chakra.span>
            )}
          </chakra.li>
        )
      })}
    </chakra.ol>
  )
}
