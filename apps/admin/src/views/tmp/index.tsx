/** The blank template page: copy this folder to begin a page (product §7). */
export const Component = () => null
