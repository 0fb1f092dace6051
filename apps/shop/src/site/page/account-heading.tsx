import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { PATHS } from '../links/paths.ts'

export interface AccountHeadingProps {
  readonly children: string
  /** Target of the back link on phones. @default the overview */
  readonly up?: string
  readonly aside?: ReactNode
}

/** Title of a page of the account centre; on phones with a back link. */
export function AccountHeading({ children, up = PATHS.user, aside }: AccountHeadingProps) {
  const say = useText('common')
  return (
    <chakra.div display="flex" alignItems="center" gap="1" mb={{ base: '3', md: '4' }} minH="40px">
      <UiLink
        href={up}
        aria-label={say('common.back')}
        hideFrom="lg"
        display="grid"
        placeItems="center"
        w="44px"
        h="44px"
        ms="-3"
      >
        <Icon of={ChevronLeft} />
      </UiLink>
      <chakra.h1 textStyle={{ base: 'xl', md: '2xl' }} fontWeight="bold">
        {children}
      </chakra.h1>
      {aside && <chakra.div ms="auto">{aside}</chakra.div>}
    </chakra.div>
  )
}
