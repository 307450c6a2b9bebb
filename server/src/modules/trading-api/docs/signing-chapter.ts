import { createHmac, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { chapter, code, list, paragraph } from './html.ts';

/** Example keys that belong to nobody, so that readers can check the signatures. */
const EXAMPLE = {
  key: 'anExampleKeyThatBelongsToNobody1',
  secret: 'anExampleSecretThatOpensNothingAtAll2026xyz',
  privateKey:
    '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIEFuRXhhbXBsZUtleVRoYXRCZWxvbmdzVG9Ob2JvZHkx\n-----END PRIVATE KEY-----',
  text: 'symbol=BTCUSDT&side=BUY&type=LIMIT&timeInForce=GTC&quantity=0.01&price=50000&recvWindow=5000&timestamp=1795284811648',
};
const SIGNATURE = createHmac('sha256', EXAMPLE.secret).update(EXAMPLE.text).digest('hex');
const OWN_SIGNATURE = sign(null, Buffer.from(EXAMPLE.text), createPrivateKey(EXAMPLE.privateKey)).toString('base64');
const PUBLIC_KEY = String(createPublicKey(EXAMPLE.privateKey).export({ type: 'spki', format: 'pem' })).trim();

/** Explains how to sign a call, with examples that a test checks. */
export function signingChapter(origin: string): string {
  return chapter(
    'signing',
    'Signing',
    paragraph('A call that is not public needs three things:'),
    list([
      'the header `X-MBX-APIKEY` with your key;',
      'the parameter `timestamp`, the time of your machine. It may be up to a second ahead of ours and `recvWindow` milliseconds behind (5000; at most 60000);',
      'the parameter `signature`, made over the query followed by the body, exactly as they are sent and without the signature itself. With a secret it is HMAC-SHA256 in hexadecimal; with a key of your own it is Ed25519 in base64, in percents (`%2B`, `%2F`, `%3D`) or as it is.',
    ]),
    paragraph(
      'Parameters of a POST may stand in the query, in the body (`application/x-www-form-urlencoded`) or in both; what stands in both is taken from the query. With this secret',
    ),
    code(`key     ${EXAMPLE.key}\nsecret  ${EXAMPLE.secret}`),
    paragraph('the order below has this signature, which you can check:'),
    code(`$ printf '%s' '${EXAMPLE.text}' | openssl dgst -sha256 -hmac "$SECRET"
${SIGNATURE}

$ curl -X POST '${origin}/api/v3/order' -H "X-MBX-APIKEY: $KEY" \\
    -d '${EXAMPLE.text}&signature=${SIGNATURE}'`),
    paragraph(
      'A key of Ed25519 you make yourself, and register its public half on the page. The private half stays with your program, and nothing that we keep could sign in its place. With these two',
    ),
    code(`${EXAMPLE.privateKey}\n\n${PUBLIC_KEY}`),
    paragraph('the same order has this signature, also each time:'),
    code(`$ openssl genpkey -algorithm ed25519 -out private.pem && openssl pkey -in private.pem -pubout
$ printf '%s' '${EXAMPLE.text}' > text
$ openssl pkeyutl -sign -inkey private.pem -rawin -in text | openssl base64 -A
${OWN_SIGNATURE}`),
  );
}
