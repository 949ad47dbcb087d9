using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "main", worker = .checks),
    # The sandbox listens on this machine, which a worker may not call otherwise.
    (name = "internet", network = (allow = ["public", "private"])),
  ],
);

const checks :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "out.mjs")],
  compatibilityDate = "2026-11-01",
);
