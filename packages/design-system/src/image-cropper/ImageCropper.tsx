import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { classNames } from '../private/classNames.ts';
import { styleNonce } from '../style-nonce/styleNonce.ts';
import * as styles from './ImageCropper.css.ts';

/** A part of an image, in its own pixels. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ImageCropperProps {
  /** Address of the picture. */
  readonly src: string;
  /** Label of the frame, such as "Part of the picture to show; move it with the arrow keys". */
  readonly label: string;
  /** Label of the slider, such as "Size". */
  readonly zoomLabel: string;
  /** Width by height of the part. Default: a square. */
  readonly aspect?: number | undefined;
  /** Called with the selected part, initially and after every change. */
  readonly onAreaChange: (area: PictureArea) => void;
}

const most = 3;

/** Selects a part of an image, by dragging or arrow keys and a slider for its size. */
export function ImageCropper({ src, label, zoomLabel, aspect = 1, onAreaChange }: ImageCropperProps) {
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div>
      <div className={styles.ground}>
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          minZoom={1}
          maxZoom={most}
          aspect={aspect}
          showGrid={false}
          nonce={styleNonce() ?? ''}
          classes={{ cropAreaClassName: classNames(styles.frame) }}
          cropperProps={{ role: 'group', 'aria-label': label }}
          mediaProps={{ alt: '' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, area) => onAreaChange(area)}
        />
      </div>
      <div className={styles.zoom}>
        <label htmlFor={id}>{zoomLabel}</label>
        <input
          id={id}
          type="range"
          min={1}
          max={most}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
          className={styles.slider}
        />
      </div>
    </div>
  );
}
