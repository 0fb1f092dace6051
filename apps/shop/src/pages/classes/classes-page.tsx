import { chakra } from '@chakra-ui/react/styled-system'
import { useCommonQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { MoreLink } from '../../site/links/more-link.tsx'
import { searchPath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { LoadFailed } from '../../site/page/load-failed.tsx'
import { Column } from '../../site/page/section.tsx'
import { useHead } from '../../site/page/use-head.ts'

/** All goods by class, with three levels visible (spec §2 /goods). */
export function Component() {
  const say = useText('shop')
  const pick = useName()
  const fileUrl = useFileUrl()
  const { data: site, isError, error: failure, refetch } = useCommonQuery()
  useHead({ title: say('shop.all_classes') })
  return (
    <Column pt={{ base: '4', md: '6' }}>
      <chakra.div display="flex" alignItems="baseline" gap="3" mb="4">
        <chakra.h1 textStyle={{ base: 'xl', md: '2xl' }} fontWeight="bold">
          {say('shop.all_classes')}
        </chakra.h1>
        <chakra.p textStyle="sm" color="fg.muted" hideBelow="sm">
          {say('shop.classes_hint')}
        </chakra.p>
        <chakra.div ms="auto">
          <MoreLink href={searchPath()}>{say('shop.see_all')}</MoreLink>
        </chakra.div>
      </chakra.div>
      {isError && !site ? (
        <LoadFailed failure={failure} onRetry={() => void refetch()} />
      ) : site === undefined ? (
        <Skeletons>
          <chakra.div display="flex" flexDirection="column" gap="4">
            {[1, 2, 3, 4].map(place => (
              <Skeleton key={place} h="180px" borderRadius="md" />
            ))}
          </chakra.div>
        </Skeletons>
      ) : (
        <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap={{ base: '3', md: '4' }}>
          {site.classes.map(top => (
            <chakra.section key={top.id} bg="bg.surface" borderRadius="md" p={{ base: '4', md: '5' }}>
              <chakra.div display="flex" alignItems="center" gap="3" mb="3">
                <chakra.span w="44px" borderRadius="sm" overflow="hidden" flexShrink="0">
                  <Plate src={fileUrl(top.thumb, 160)} alt="" seed={top.id} radius="none" />
                </chakra.span>
                <chakra.h2 textStyle="xl" fontWeight="bold">
                  <UiLink href={searchPath({ class_id: top.id })} _hover={{ color: 'accent.fg' }}>
                    {pick(top.name, top.name_en)}
                  </UiLink>
                </chakra.h2>
              </chakra.div>
              <chakra.dl display="flex" flexDirection="column" gap={{ base: '1', md: '2' }}>
                {top.children.map(second => (
                  <chakra.div key={second.id} display="flex" gap="3" alignItems="baseline">
                    <chakra.dt flex="0 0 108px" textStyle="md" fontWeight="semibold">
                      <UiLink
                        href={searchPath({ class_id: second.id })}
                        display="inline-block"
                        py={{ base: '2', md: '1' }}
                        _hover={{ color: 'accent.fg' }}
                      >
                        {pick(second.name, second.name_en)}
                      </UiLink>
                    </chakra.dt>
                    <chakra.dd display="flex" flexWrap="wrap" columnGap="4" minW="0">
                      {second.children.map(third => (
                        <UiLink
                          key={third.id}
                          href={searchPath({ class_id: third.id })}
                          py={{ base: '2', md: '1' }}
                          textStyle="md"
                          color="fg.muted"
                          _hover={{ color: 'accent.fg' }}
                        >
                          {pick(third.name, third.name_en)}
                        </UiLink>
                      ))}
                    </chakra.dd>
                  </chakra.div>
                ))}
              </chakra.dl>
            </chakra.section>
          ))}
        </chakra.div>
      )}
    </Column>
  )
}
