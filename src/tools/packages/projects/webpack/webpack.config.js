// The elements with plain webpack: style sheets, workers and the map library need no loaders.
export default {
  mode: 'production',
  devtool: 'source-map',
  entry: './src/main.js',
  output: { path: `${import.meta.dirname}/dist/scripts`, publicPath: 'auto', clean: true },
  experiments: { css: true },
  // The package's files are already minified.
  optimization: { minimize: false },
  performance: { hints: false },
  stats: 'errors-warnings',
};
