import { chakra } from '@chakra-ui/react/styled-system'
import { detectLocale } from '@shiji/i18n/locale.ts'
import { failureText } from '@shiji/i18n/react.ts'
import { Button } from '../button/button.tsx'
import { ShijiProvider, type ShijiProviderProps } from '../theme/provider.tsx'

export interface StartFailedProps extends Pick<ShijiProviderProps, 'area' | 'colorMode'> {
  /** Retries. @default reloads the page */
  readonly onRetry?: () => void
}

const reload = (): void => location.reload()

/**
 * The whole page of an app that could not start, for example because its first texts failed to load: what happened, and
 * a retry button. Needs no providers: its texts are part of every page, in the language of the document at that time.
 */
export function StartFailed({ onRetry = reload, ...system }: StartFailedProps) {
  const locale = detectLocale(undefined, [document.documentElement.lang])
  return (
    <ShijiProvider {...system}>
      <chakra.main minH="dvh" display="grid" placeItems="center" bg="bg.canvas" color="fg">
        <chakra.div role="alert" display="flex" flexDirection="column" alignItems="center" gap="4" px="4" py="12">
          <chakra.h1 textStyle="lg" fontWeight="semibold" textAlign="center" maxW="prose">
            {failureText(locale, navigator.onLine ? 'chunk_load' : 'offline')}
          </chakra.h1>
          <Button look="solid" onClick={() => onRetry()}>
            {failureText(locale, 'retry')}
          </Button>
        </chakra.div>
      </chakra.main>
    </ShijiProvider>
  )
}
