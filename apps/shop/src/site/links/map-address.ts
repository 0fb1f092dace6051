/**
 * Address of a map of another site with a mark at a point, `longitude,latitude`, named so. Points of the settings are
 * what that map itself gives; those of stores are WGS 84, which it is told.
 */
export const mapAddress = (point: string, name: string, datum?: 'wgs84'): string =>
  `https://uri.amap.com/marker?position=${point}&name=${encodeURIComponent(name)}${datum === undefined ? '' : `&coordinate=${datum}`}`
