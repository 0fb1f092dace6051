import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { searchPath } from '../../site/links/paths.ts'

export interface SearchHintsProps {
  readonly history: readonly string[]
  readonly hot: readonly string[]
  readonly onForget: (word: string) => void
  readonly onForgetAll: () => void
}

const Chip = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    h: { base: '40px', md: '32px' },
    borderRadius: 'full',
    bg: 'neutral.subtle',
    textStyle: 'sm',
    maxW: 'full',
  },
})

function Group({
  title,
  action,
  children,
}: {
  readonly title: string
  readonly action?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <chakra.section px="4" py="3">
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" mb="2" minH="28px">
        <chakra.h2 textStyle="xs" fontWeight="medium" letterSpacing="label" color="fg.muted">
          {title}
        </chakra.h2>
        {action}
      </chakra.div>
      <chakra.ul display="flex" flexWrap="wrap" gap="2">
        {children}
      </chakra.ul>
    </chakra.section>
  )
}

/** What the empty search field offers: the last searches of this device and popular words. */
export function SearchHints({ history, hot, onForget, onForgetAll }: SearchHintsProps) {
  const say = useText('shop')
  return (
    <>
      {history.length > 0 && (
        <Group
          title={say('shop.search_history')}
          action={
            <Button look="plain" tone="neutral" size="xs" onClick={onForgetAll}>
              {say('shop.search_history_clear')}
            </Button>
          }
        >
          {history.map(word => (
            <chakra.li key={word} maxW="full">
              <Chip>
                <UiLink
                  href={searchPath({ keywords: word })}
                  ps="3.5"
                  pe="1"
                  h="full"
                  display="inline-flex"
                  alignItems="center"
                  minW="0"
                >
                  <chakra.span truncate>{word}</chakra.span>
                </UiLink>
                <chakra.button
                  type="button"
                  aria-label={say('shop.search_history_remove', { word })}
                  onClick={() => onForget(word)}
                  display="grid"
                  placeItems="center"
                  w="28px"
                  h="full"
                  me="1"
                  color="fg.muted"
                  borderRadius="full"
                  cursor="pointer"
                  _hover={{ color: 'fg' }}
                >
                  <Icon of={X} size={16} />
                </chakra.button>
              </Chip>
            </chakra.li>
          ))}
        </Group>
      )}
      {hot.length > 0 && (
        <Group title={say('shop.search_hot')}>
          {hot.map(word => (
            <li key={word}>
              <UiLink href={searchPath({ keywords: word })} borderRadius="full" display="inline-flex">
                <Chip px="3.5" _hover={{ bg: 'accent.subtle', color: 'accent.fg' }}>
                  {word}
                </Chip>
              </UiLink>
            </li>
          ))}
        </Group>
      )}
    </>
  )
}
