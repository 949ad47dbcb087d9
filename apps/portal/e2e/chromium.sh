#!/usr/bin/env bash
# Starts Chromium without one of the switches of the driver, which shares the storage of a frame
# with all sites around it. A user's browser separates them.
exec "$CHROMIUM" "${@//ThirdPartyStoragePartitioning/}"
