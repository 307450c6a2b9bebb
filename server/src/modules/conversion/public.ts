export { conversionHttp } from './conversion.http.ts';
export { sellConvertedJob } from './jobs/sell-converted.job.ts';
export { conversionProduct } from './product.ts';
