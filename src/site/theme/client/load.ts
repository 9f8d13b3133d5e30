const root = document.documentElement;

/** Loads a script of the site. */
export function load(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = (root.dataset.root ?? '') + path;
    script.onload = () => {
      script.remove();
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${path} could not be loaded`));
    };
    document.head.append(script);
  });
}
