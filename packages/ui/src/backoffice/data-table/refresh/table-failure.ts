/** Why a list could not be loaded. */
export interface TableFailure {
  readonly message?: string | undefined
  readonly requestId?: string | undefined
}
