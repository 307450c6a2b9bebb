import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';

/** What the camera sees: the browser reads it whenever a page turns the camera on. */
const FILM = join(process.env.E2E_DATA ?? tmpdir(), 'camera.y4m');
const [WIDTH, HEIGHT] = [640, 480];

/** What gives a browser a camera that sees that. */
export const CAMERA = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${FILM}`,
];

/** Holds the camera before a picture of another page, as it is drawn there, on a grey table. */
export async function pointCameraAt(picture: Locator): Promise<void> {
  const png = (await picture.screenshot()).toString('base64');
  const brightness = await picture.page().evaluate(
    async ({ png, width, height }) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (each) => each.charCodeAt(0))]));
      const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
      canvas.fillStyle = 'grey';
      canvas.fillRect(0, 0, width, height);
      const side = height * 0.75;
      canvas.drawImage(image, (width - side) / 2, (height - side) / 2, side, side);
      const { data } = canvas.getImageData(0, 0, width, height);
      // Black, white and grey have one value in all three colours.
      return Array.from({ length: width * height }, (_, pixel) => data[pixel * 4]!);
    },
    { png, width: WIDTH, height: HEIGHT },
  );
  const noColour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F20:1 Ip A1:1 C420jpeg\nFRAME\n`);
  writeFileSync(FILM, Buffer.concat([head, Buffer.from(brightness), noColour]));
}
