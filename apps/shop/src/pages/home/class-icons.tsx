import { chakra } from '@chakra-ui/react/styled-system'
import type { ClassNode } from '@shiji/contract/platform/platform.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { Skeleton } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { Flame, LayoutGrid } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { PATHS, searchPath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'

function Round({
  href,
  name,
  children,
}: {
  readonly href: string
  readonly name: string
  readonly children: ReactNode
}) {
  return (
    <li>
      <UiLink href={href} display="flex" flexDirection="column" alignItems="center" gap="1.5" py="1">
        <chakra.span
          display="grid"
          placeItems="center"
          w="52px"
          h="52px"
          borderRadius="lg"
          overflow="hidden"
          bg="accent.subtle"
          color="accent.fg"
        >
          {children}
        </chakra.span>
        <chakra.span textStyle="xs" fontWeight="medium" textAlign="center" lineClamp="2" maxW="full" textWrap="balance">
          {name}
        </chakra.span>
      </UiLink>
    </li>
  )
}

function RoundSkeleton() {
  return (
    <chakra.li aria-hidden display="flex" flexDirection="column" alignItems="center" gap="1.5" py="1">
      <Skeleton w="52px" h="52px" borderRadius="lg" />
      <Skeleton w="40px" h="12px" my="3px" />
    </chakra.li>
  )
}

const shown = 8

export interface ClassIconsProps {
  /** Undefined while they are on their way. */
  readonly classes: readonly ClassNode[] | undefined
}

/** The classes as pictures on phones, in two rows of five. */
export function ClassIcons({ classes }: ClassIconsProps) {
  const say = useText('shop')
  const pick = useName()
  const fileUrl = useFileUrl()
  return (
    <chakra.nav aria-label={say('shop.all_classes')}>
      <chakra.ul display="grid" gridTemplateColumns="repeat(5, minmax(0, 1fr))" columnGap="1" rowGap="2">
        {classes === undefined &&
          // Places have no identity but their order.
          Array.from({ length: shown }, (_, place) => <RoundSkeleton key={place} />)}
        {classes?.slice(0, shown).map(node => (
          <Round key={node.id} href={searchPath({ class_id: node.id })} name={pick(node.name, node.name_en)}>
            <Plate src={fileUrl(node.thumb, 160)} alt="" seed={node.id} radius="none" />
          </Round>
        ))}
        <Round href={PATHS.hot} name={say('shop.nav_hot')}>
          <Icon of={Flame} size={24} />
        </Round>
        <Round href={PATHS.classes} name={say('shop.tab_classes')}>
          <Icon of={LayoutGrid} size={24} />
        </Round>
      </chakra.ul>
    </chakra.nav>
  )
}
